/** Our version, as the wire's `lib_version` in a form that is sent without scripts. */
export const version = '0.1.0'
