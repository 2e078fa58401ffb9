// Passkeys, judged by us and by @simplewebauthn/server: good ones of three algorithms, and broken ones in every way we
// could think of. Where the two disagree we are the stricter one, on purpose, in a way that `stricter` names.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import test from "node:test";
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { Device, algorithms, base64url, cbor } from "./keys_device.mjs";
import { binary } from "./palette.mjs";

const site = { origin: "https://palette.example", rp_id: "palette.example" };
const challenge = base64url(createHash("sha256").update("challenge").digest());
const otherChallenge = base64url(createHash("sha256").update("another").digest());
const userHandle = base64url("person");

/** What we refuse and the oracle may take, and why. */
const stricter = {
  "in a frame of another site": "nobody has a reason to show Palette in a frame",
  "another id than the attested one": "the id is how the key is found again",
  "of somebody else": "the authenticator says whose key it is, and is believed",
  "a key off its curve": "it could never sign in; the oracle looks at a key only when it is used",
  "a key with a member too many": "WebAuthn 6.5.1.1: nothing optional",
  "an RSA key of 1024 bits": "too weak",
  "an RSA key with exponent 3": "weaker than what authenticators make",
  "an id of 1,100 bytes": "WebAuthn: at most 1,023",
  "bytes after the attestation": "one thing, and nothing after it",
  "a member too many in the attestation": "there are three",
  "a name twice in the client data": "which one did the browser mean?",
  "client data of 5,000 bytes": "oversized",
  "an attestation of 20,000 bytes": "oversized",
  "padding after base64url": "bytes have one spelling",
  "a witness of another algorithm": "WebAuthn 8.2: the key's own",
  "a cut attestation": "bytes that are not all there; the oracle takes fewer",
  "a bit of the attestation turned": "a key or an id of its own, off its curve or not what it is called",
};

let seed = 1;
const below = (bound) => (seed = (seed * 48271) % 2147483647) % bound; // the same in every run
function turned(text, bit) {
  const bytes = Buffer.from(text, "base64url");
  bytes[bit >> 3] ^= 1 << (bit & 7);
  return base64url(bytes);
}
const bitsOf = (text) => Buffer.from(text, "base64url").length * 8;

function changed(device, fields, change = {}) {
  const copy = Object.assign(Object.create(Object.getPrototypeOf(device)), device, fields);
  copy.change = { ...device.change, ...change };
  return copy;
}

/** Without its last bytes, in steps of a few. */
function* cuts(text, step) {
  const whole = Buffer.from(text, "base64url");
  for (let size = 0; size < whole.length; size += step) yield base64url(whole.subarray(0, size));
}
/** With one bit turned, anywhere, so many times. */
function* turns(text, count) {
  for (let i = 0; i < count; ++i) yield turned(text, below(bitsOf(text)));
}
const withByte = (bytes) => Buffer.concat([bytes, Buffer.from([0])]);
const padded = (text) => text + "=".repeat(4 - text.length % 4);

/** `[name, registration]` for one device; a registration is what `make` answers. */
function* registrations(device) {
  const make = (fields, change) => changed(device, fields, change).make(challenge);
  const good = make();
  yield ["good", good];
  yield ["good", make({ flags: 0x01 })];
  yield ["good", make({ flags: 0x1d, counter: 4000000000 })];
  yield ["good", make({ extensions: new Map([["credProtect", 2], ["hmac-secret", true]]) })];
  yield ["good", make({ format: "packed" })];
  yield ["good", make({}, { clientData: (text) => text.replace("}", ',"other_keys_can_be_added_here":"x"}') })];
  yield ["another challenge", device.make(otherChallenge)];
  yield ["another type", device.make(challenge, "webauthn.get")];
  yield ["another origin", make({ origin: "https://palette.example.evil" })];
  yield ["another origin", make({ origin: "http://palette.example" })];
  yield ["another origin", make({ origin: "https://palette.example:8443" })];
  yield ["another RP id", make({ rpId: "evil.example" })];
  yield ["in a frame of another site", make({ crossOrigin: true })];
  yield ["nobody there", make({ flags: 0x04 })];
  yield ["backed up though it cannot be", make({ flags: 0x11 })];
  yield ["another id than the attested one", { ...good, id: base64url("another") }];
  yield ["another algorithm", make({}, { cose: (map) => map.set(3, -36) })];
  yield ["no algorithm", make({}, { cose: (map) => (map.delete(3), map) })];
  yield ["a key with a member too many", make({}, { cose: (map) => map.set(4, [2]) })];
  yield ["a witness of another algorithm", make({ format: "packed", witness: -36 })];
  yield ["an attestation nobody knows", make({ format: "mine" })];
  yield ["a TPM's attestation without its statement", make({ format: "tpm" })];
  yield ["no map", make({}, { object: () => cbor(["fmt", "none"]) })];
  yield ["a member too many in the attestation",
    make({}, { object: (bytes) => Buffer.concat([Buffer.from([0xa4]), bytes.subarray(1), cbor("a"), cbor(1)]) })];
  yield ["bytes after the attestation", make({}, { object: withByte })];
  yield ["bytes after the authenticator data", make({}, { authData: withByte })];
  yield ["client data that is no JSON", make({}, { clientData: (text) => text.slice(0, -1) })];
  yield ["a name twice in the client data",
    make({}, { clientData: (text) => text.replace("{", '{"origin":"https://evil.example",') })];
  yield ["client data of 5,000 bytes", make({}, { clientData: (text) => text + " ".repeat(5000) })];
  yield ["an attestation of 20,000 bytes", make({ extensions: new Map([["a", Buffer.alloc(20000)]]) })];
  yield ["padding after base64url", { ...good, attestation: padded(good.attestation) }];
  for (const attestation of cuts(good.attestation, 7)) yield ["a cut attestation", { ...good, attestation }];
  for (const each of [good, make({ format: "packed" })]) {
    for (const attestation of turns(each.attestation, 30)) {
      yield ["a bit of the attestation turned", { ...each, attestation }];
    }
  }
  if (device.algorithm === "ES256") {
    yield ["a key off its curve", make({}, { cose: (map) => map.set(-3, map.get(-2)) })];
  }
}

/** `[name, assertion, stored counter]` of a device that is registered. */
function* assertions(device) {
  const use = (fields, change) => changed(device, fields, change).use(challenge);
  const good = use();
  yield ["good", good, 0];
  yield ["good", use({ counter: 8 }), 7];
  yield ["good", use({ counter: 1 }), 0];
  yield ["good", use({ flags: 0x01, userHandle: "" }), 0];
  yield ["good", use({ flags: 0x1d, counter: 4294967295 }), 4294967294];
  yield ["good", use({ extensions: new Map([["uvm", [[2, 4, 2]]]]) }), 0];
  yield ["counter not grown", use({ counter: 7 }), 7];
  yield ["counter not grown", use({ counter: 6 }), 7];
  yield ["counter not grown", use({ counter: 0 }), 7];
  yield ["another challenge", device.use(otherChallenge), 0];
  yield ["another type", device.use(challenge, "webauthn.create"), 0];
  yield ["another origin", use({ origin: "https://evil.example" }), 0];
  yield ["another origin", use({ origin: "https://PALETTE.example" }), 0];
  yield ["another RP id", use({ rpId: "evil.example" }), 0];
  yield ["in a frame of another site", use({ crossOrigin: true }), 0];
  yield ["in a frame of another site",
    use({ crossOrigin: true }, { clientData: (text) => text.replace("}", ',"topOrigin":"https://evil.example"}') }), 0];
  yield ["nobody there", use({ flags: 0x04 }), 0];
  yield ["of somebody else", use({ userHandle: base64url("another") }), 0];
  yield ["signed by another", new Device(device.algorithm).use(challenge), 0, device];
  yield ["no signature", { ...good, signature: "" }, 0];
  yield ["a signature of 4,000 bytes", { ...good, signature: base64url(Buffer.alloc(4000, 1)) }, 0];
  yield ["bytes after the authenticator data", use({}, { authData: withByte }), 0];
  for (const cut of cuts(good.authenticator_data, 3)) yield ["cut", { ...good, authenticator_data: cut }, 0];
  for (const field of ["signature", "client_data", "authenticator_data"]) {
    for (const bad of turns(good[field], 30)) yield ["a bit turned", { ...good, [field]: bad }, 0];
  }
}

/** Whether the oracle takes it. */
async function takes(verify, options) {
  try {
    return (await verify({ expectedChallenge: challenge, expectedOrigin: site.origin, expectedRPID: site.rp_id,
      requireUserVerification: false, ...options })).verified;
  } catch {
    return false;
  }
}
const credential = (id, response) => ({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });

function judged(cases) {
  const input = cases.map(({ question }) => `${JSON.stringify(question)}\n`).join("");
  const lines = execFileSync(binary, ["keys", "check"], { input, encoding: "utf8", maxBuffer: 1 << 26 });
  return lines.trimEnd().split("\n").map((line) => JSON.parse(line));
}

/** Compares, prints how many agree, and fails on a difference that is not named or a broken one that is taken. */
function compare(what, cases) {
  const [differences, unnamed, taken] = [new Map(), new Set(), { good: 0, broken: 0 }];
  judged(cases).forEach((answer, i) => {
    const { name, oracle } = cases[i];
    assert.notEqual(answer.fault, "unknown_request", name);
    if (name === "good") assert.ok(answer.ok && oracle, `${name}: ${JSON.stringify(answer)}, oracle ${oracle}`);
    taken[answer.ok ? "good" : "broken"] += 1;
    if (answer.ok === oracle) return;
    if (!oracle || !(name in stricter)) unnamed.add(`${name}: we say ${JSON.stringify(answer)}, the oracle ${oracle}`);
    differences.set(name, (differences.get(name) ?? 0) + 1);
  });
  const differing = [...differences.values()].reduce((sum, count) => sum + count, 0);
  const alike = cases.length - differing;
  console.log(`${what}: ${cases.length} judged, ${taken.good} taken, ${alike} alike, ${differing} stricter`);
  assert.deepEqual([...unnamed], []);
  for (const [name, count] of differences) console.log(`  ${count} × ${name}: ${stricter[name]}`);
  return differences;
}

test("passkeys are judged as @simplewebauthn/server does, or more strictly by name", async () => {
  const devices = Object.keys(algorithms).flatMap((name) => [new Device(name), new Device(name, { idBytes: 64 })]);
  const odd = [
    ["an RSA key of 1024 bits", new Device("RS256", { bits: 1024 })],
    ["an RSA key with exponent 3", new Device("RS256", { exponent: 3 })],
    ["an id of 1,100 bytes", new Device("ES256", { idBytes: 1100 })],
  ];
  const made = [];
  const add = async (name, registration) => made.push({
    name,
    question: { type: "registration", site, challenge, user_handle: userHandle, made: registration },
    oracle: await takes(verifyRegistrationResponse, {
      supportedAlgorithmIDs: Object.values(algorithms),
      response: credential(registration.id,
        { clientDataJSON: registration.client_data, attestationObject: registration.attestation }),
    }),
  });
  for (const device of devices) for (const [name, registration] of registrations(device)) await add(name, registration);
  for (const [name, device] of odd) await add(name, device.make(challenge));
  const differences = compare("registrations", made);

  const used = [];
  for (const device of devices) {
    const [{ result }] = judged([{ question: { type: "registration", site, challenge, user_handle: userHandle,
      made: device.make(challenge) } }]);
    for (const [name, assertion, counter, owner = device] of assertions(device)) {
      const question = { type: "assertion", site, challenge, passkey: { ...result.passkey, counter },
        used: { ...assertion, id: base64url(owner.id) } };
      used.push({ name, question, oracle: await takes(verifyAuthenticationResponse, {
        credential: { id: result.passkey.id, publicKey: cbor(owner.cose()), counter },
        response: credential(question.used.id, { clientDataJSON: assertion.client_data,
          authenticatorData: assertion.authenticator_data, signature: assertion.signature,
          userHandle: assertion.user_handle }),
      }) });
    }
  }
  for (const [name, count] of compare("assertions", used)) differences.set(name, count);
  assert.deepEqual(Object.keys(stricter).filter((name) => !differences.has(name)), [], "where we are no stricter");
});

test("an assertion is good once: the counter that it brought is stored", () => {
  const device = new Device("ES256");
  device.counter = 3;
  const [{ result }] = judged([{ question: { type: "registration", site, challenge, user_handle: userHandle,
    made: device.make(challenge) } }]);
  device.counter = 4;
  const used = device.use(challenge);
  const ask = (counter) => judged([{ question: { type: "assertion", site, challenge, used,
    passkey: { ...result.passkey, counter } } }])[0];
  assert.deepEqual(ask(3), { ok: true, result: { counter: 4, backed_up: false, user_verified: true } });
  assert.deepEqual(ask(4), { ok: false, fault: "cloned" });
});
