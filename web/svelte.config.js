// Svelte's own settings; components are always in runes mode.
export default { compilerOptions: { runes: true } };
