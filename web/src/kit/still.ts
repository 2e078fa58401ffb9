/** Is motion not wanted, or nobody there to see it? */
export const isStill = (): boolean => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
