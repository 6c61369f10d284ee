/** Our version as the wire's `lib_version` carries it: digits and dots. Equal to package.json (a test holds them together). */
export const libVersion = '0.1.0'
