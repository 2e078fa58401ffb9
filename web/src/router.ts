// Addresses of the page: the shelf, a table, and what can be looked at once it is over: the replay and the album
// (fragments, so that the server need not know of them). Anything else leads nowhere and says so.
export type Leaf = "table" | "replay" | "album";

export type Route =
  | { readonly page: "shelf" }
  | { readonly page: "table"; readonly code: string; readonly leaf: Leaf }
  | { readonly page: "nowhere" };

const leaves: { readonly [fragment: string]: Leaf } = { "#replay": "replay", "#album": "album" };
const codeShape = /^[A-Za-z0-9_-]{1,40}$/;

export function readAddress(path: string, fragment: string): Route {
  if (path === "/" || path === "/index.html") return { page: "shelf" };
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (code === undefined || !codeShape.test(code)) return { page: "nowhere" };
  return { page: "table", code: code.toLowerCase(), leaf: leaves[fragment] ?? "table" };
}

export function addressOf(route: Route): string {
  if (route.page !== "table") return "/";
  return `/t/${route.code}${route.leaf === "table" ? "" : `#${route.leaf}`}`;
}

export const tableAddress = (code: string): string => addressOf({ page: "table", code, leaf: "table" });
