// Passkeys, between the browser that makes and uses them and the server that checks them. Nothing of a finger, a face
// or a device's code reaches this page.
import { type Answer, call } from "../net/api";
import type { server } from "../net/wire.gen";

/** Only on https, or on this machine. */
export const hasPasskeys = (): boolean => "PublicKeyCredential" in window && isSecureContext;

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

export const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

const algorithms = [-7, -8, -257]; // ES256, EdDSA, RS256: what the server can check

/** Who keeps what they have by a key on this device. */
export async function keepByKey(): Promise<Answer<server.PasskeyList>> {
  const begun = await call({ type: "begin_passkey" });
  if (!begun.ok) return begun;
  const { challenge, rp_id, user, name, exclude } = begun.value;
  const made = await byBrowser(() => navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(challenge),
      rp: { id: rp_id, name: "Palette" },
      user: { id: bytesOf(user), name, displayName: name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: exclude.map((id) => ({ type: "public-key", id: bytesOf(id) })),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
      attestation: "none",
    },
  }));
  if (!made.ok) return made;
  const { clientDataJSON, attestationObject } = made.value.response as AuthenticatorAttestationResponse;
  return call({
    type: "finish_passkey", id: made.value.id, client_data: textOf(clientDataJSON),
    attestation: textOf(attestationObject),
  });
}

/** Who comes back with a key that this device or another near it has. */
export async function enterByKey(): Promise<Answer<server.Me>> {
  const begun = await call({ type: "begin_sign_in" });
  if (!begun.ok) return begun;
  const { challenge, rp_id } = begun.value;
  const used = await byBrowser(() => navigator.credentials.get({
    publicKey: { challenge: bytesOf(challenge), rpId: rp_id, userVerification: "preferred" },
  }));
  if (!used.ok) return used;
  const said = used.value.response as AuthenticatorAssertionResponse;
  return call({
    type: "sign_in", id: used.value.id, client_data: textOf(said.clientDataJSON),
    authenticator_data: textOf(said.authenticatorData), signature: textOf(said.signature),
    user: said.userHandle === null ? "" : textOf(said.userHandle),
  });
}

/** Why a browser gives no key, as the page says it. */
const why: { readonly [name: string]: string } = {
  InvalidStateError: "known_passkey", // this device has one already
  SecurityError: "no_passkeys", // not at this address
  NotSupportedError: "no_passkeys",
};

async function byBrowser(ask: () => Promise<Credential | null>): Promise<Answer<PublicKeyCredential>> {
  if (!hasPasskeys()) return { ok: false, code: "no_passkeys" };
  try {
    const got = await ask();
    return got === null ? { ok: false, code: "changed_mind" } : { ok: true, value: got as PublicKeyCredential };
  } catch (error) {
    return { ok: false, code: why[error instanceof DOMException ? error.name : ""] ?? "changed_mind" };
  }
}
