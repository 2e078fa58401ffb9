// Addresses of the page: the shelf, a table, and the replay of a finished table (a fragment, so that the
// server need not know of it). Anything else leads nowhere and says so.
export type Route =
  | { readonly page: "shelf" }
  | { readonly page: "table"; readonly code: string; readonly isReplay: boolean }
  | { readonly page: "nowhere" };

const codeShape = /^[A-Za-z0-9_-]{1,40}$/;

export function readAddress(path: string, fragment: string): Route {
  if (path === "/" || path === "/index.html") return { page: "shelf" };
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (code === undefined || !codeShape.test(code)) return { page: "nowhere" };
  return { page: "table", code: code.toLowerCase(), isReplay: fragment === "#replay" };
}

export function addressOf(route: Route): string {
  if (route.page !== "table") return "/";
  return `/t/${route.code}${route.isReplay ? "#replay" : ""}`;
}

export const tableAddress = (code: string): string => addressOf({ page: "table", code, isReplay: false });
