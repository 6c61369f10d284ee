/** As the SDKs write a body: `lib_version`, then `user_id`. */
const beginning =
  /^[ \t\r\n]{0,64}\{[ \t\r\n]{0,64}(?:"lib_version"[ \t]{0,8}:[ \t]{0,8}"[^"\\]{0,32}"[ \t\r\n]{0,64},[ \t\r\n]{0,64})?"user_id"[ \t]{0,8}:[ \t]{0,8}"([A-Za-z0-9_-]{1,128})"/

/** The public key that a JSON body begins with; undefined where it stands elsewhere, and is found once all is there. */
export function readEarlyKey(bytes: Uint8Array): string | undefined {
  return beginning.exec(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'))?.[1]
}
