// An authenticator made of software, and a browser around it. What they say can be changed before it is signed, so that
// a test breaks one thing at a time.
import { createHash, generateKeyPairSync, sign } from "node:crypto";

export const algorithms = { ES256: -7, EdDSA: -8, RS256: -257 };

export const base64url = (bytes) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes) => createHash("sha256").update(bytes).digest();

/** CBOR of numbers, text, bytes, lists, booleans, and maps given as lists of pairs in a Map. */
export function cbor(value) {
  if (value === true || value === false) return Buffer.from([value ? 0xf5 : 0xf4]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}
function head(kind, number) {
  if (number < 24) return Buffer.from([kind << 5 | number]);
  if (number < 256) return Buffer.from([kind << 5 | 24, number]);
  return Buffer.from([kind << 5 | 25, number >> 8, number & 255]);
}

function makeKeys(algorithm, bits, exponent) {
  if (algorithm === "ES256") return generateKeyPairSync("ec", { namedCurve: "P-256" });
  if (algorithm === "EdDSA") return generateKeyPairSync("ed25519");
  return generateKeyPairSync("rsa", { modulusLength: bits, publicExponent: exponent });
}

export class Device {
  origin = "https://palette.example";
  rpId = "palette.example";
  userHandle = base64url("person");
  flags = 0x05;
  counter = 0;
  crossOrigin = false;
  extensions = null;
  format = "none";
  witness = null; // the algorithm that a packed attestation says; null: its own
  /** What becomes of things before they are used: `cose` a Map, the others text or bytes. */
  change = { cose: (map) => map, clientData: (text) => text, authData: (bytes) => bytes, object: (bytes) => bytes };

  constructor(algorithm, { bits = 2048, exponent = 65537, idBytes = 24 } = {}) {
    this.algorithm = algorithm;
    const { publicKey, privateKey } = makeKeys(algorithm, bits, exponent);
    this.privateKey = privateKey;
    this.jwk = publicKey.export({ format: "jwk" });
    this.id = sha256(JSON.stringify(this.jwk)).subarray(0, Math.min(idBytes, 32));
    if (idBytes > 32) this.id = Buffer.alloc(idBytes, this.id);
  }

  cose() {
    const bytes = (name) => Buffer.from(this.jwk[name], "base64url");
    const number = algorithms[this.algorithm];
    if (this.algorithm === "ES256") return new Map([[1, 2], [3, number], [-1, 1], [-2, bytes("x")], [-3, bytes("y")]]);
    if (this.algorithm === "EdDSA") return new Map([[1, 1], [3, number], [-1, 6], [-2, bytes("x")]]);
    return new Map([[1, 3], [3, number], [-1, bytes("n")], [-2, bytes("e")]]);
  }

  sign(bytes) {
    return sign(this.algorithm === "EdDSA" ? null : "sha256", bytes, this.privateKey);
  }

  clientData(type, challenge) {
    const said = { type, challenge, origin: this.origin, crossOrigin: this.crossOrigin };
    return Buffer.from(this.change.clientData(JSON.stringify(said)));
  }

  authData(credential) {
    const flags = this.flags | (credential ? 0x40 : 0) | (this.extensions ? 0x80 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const parts = [sha256(this.rpId), Buffer.from([flags]), counter, credential ?? Buffer.alloc(0)];
    if (this.extensions) parts.push(cbor(this.extensions));
    return this.change.authData(Buffer.concat(parts));
  }

  /** As the page sends it to palette. */
  make(challenge, type = "webauthn.create") {
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const key = cbor(this.change.cose(this.cose()));
    const authData = this.authData(Buffer.concat([Buffer.alloc(16), length, this.id, key]));
    const clientData = this.clientData(type, challenge);
    const statement = new Map();
    if (this.format === "packed") {
      statement.set("alg", this.witness ?? algorithms[this.algorithm]);
      statement.set("sig", this.sign(Buffer.concat([authData, sha256(clientData)])));
    }
    const object = cbor(new Map([["fmt", this.format], ["attStmt", statement], ["authData", authData]]));
    return {
      id: base64url(this.id),
      client_data: base64url(clientData),
      attestation: base64url(this.change.object(object)),
    };
  }

  use(challenge, type = "webauthn.get") {
    const [authData, clientData] = [this.authData(null), this.clientData(type, challenge)];
    return {
      id: base64url(this.id),
      client_data: base64url(clientData),
      authenticator_data: base64url(authData),
      signature: base64url(this.sign(Buffer.concat([authData, sha256(clientData)]))),
      user_handle: this.userHandle,
    };
  }
}
