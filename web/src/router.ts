// Addresses of the page: the shelf, a table and what can be looked at once it is over (fragments, so that the server
// need not know of them), and the house around the tables. Anything else leads nowhere and says so.
export type Leaf = "table" | "replay" | "album";

/** The house: who one is, and what was played. Its screens are loaded when somebody goes there. */
export type HouseRoute =
  | { readonly page: "enter"; readonly link: string } // empty: somebody comes by themselves
  | { readonly page: "keep" }
  | { readonly page: "account" }
  | { readonly page: "privacy" }
  | { readonly page: "games" }
  | { readonly page: "person"; readonly person: string };

export type Route =
  | { readonly page: "shelf" }
  | { readonly page: "table"; readonly code: string; readonly leaf: Leaf }
  | HouseRoute
  | { readonly page: "nowhere" };

const leaves: { readonly [fragment: string]: Leaf } = { "#replay": "replay", "#album": "album" };
const codeShape = /^[A-Za-z0-9_-]{1,40}$/;
const linkShape = /^#lien=([A-Za-z0-9_-]{1,100})$/;
const paths = {
  keep: "/garder", account: "/compte", privacy: "/confidentialite", games: "/parties",
} as const;
const entry = "/entrer";

export function readAddress(path: string, fragment: string): Route {
  if (path === "/" || path === "/index.html") return { page: "shelf" };
  if (path === entry) return { page: "enter", link: linkShape.exec(fragment)?.[1] ?? "" };
  for (const page of Object.keys(paths) as (keyof typeof paths)[]) if (path === paths[page]) return { page };
  const person = /^\/p\/([0-9a-f]{16})\/?$/.exec(path)?.[1];
  if (person !== undefined) return { page: "person", person };
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (code === undefined || !codeShape.test(code)) return { page: "nowhere" };
  return { page: "table", code: code.toLowerCase(), leaf: leaves[fragment] ?? "table" };
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case "table":
      return `/t/${route.code}${route.leaf === "table" ? "" : `#${route.leaf}`}`;
    case "person":
      return `/p/${route.person}`;
    case "enter":
      return entry; // a link that lets somebody in stays in no history
    case "shelf":
    case "nowhere":
      return "/";
    default:
      return paths[route.page];
  }
}

export const tableAddress = (code: string): string => addressOf({ page: "table", code, leaf: "table" });
export const linkAddress = (link: string): string => `${entry}#lien=${link}`;
