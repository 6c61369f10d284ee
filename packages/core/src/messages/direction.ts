/** The languages written from right to left; no method that tells it of a language is in every browser. */
const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/

/** The direction of a language's writing, for `dir`. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.test(locale) ? 'rtl' : 'ltr'
}
