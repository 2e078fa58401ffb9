// Runs before the first paint, so that neither theme nor language flashes. src/house/settings.ts takes over from here.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is forbidden: the defaults serve
    }
  };
  const theme = kept("palette.theme");
  const isDark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  const tags = [kept("palette.lang") ?? "", ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0]);
  document.documentElement.lang = tags.find((tag) => tag === "fr" || tag === "en") ?? "fr";
})();
