/**
 * Calling codes, each with the countries that it serves, the largest first. Source: ITU-T E.164, list of assigned country codes;
 * countries by ISO 3166-1 alpha-2, and `XK`, by which platforms know Kosovo.
 */
const codes: ReadonlyMap<string, readonly string[]> = new Map(
  (
    '1 US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI;7 RU KZ;20 EG;27 ZA;30 GR;31 NL;32 BE;' +
    '33 FR;34 ES;36 HU;39 IT VA;40 RO;41 CH;43 AT;44 GB GG IM JE;45 DK;46 SE;47 NO SJ;48 PL;49 DE;51 PE;52 MX;53 CU;54 AR;' +
    '55 BR;56 CL;57 CO;58 VE;60 MY;61 AU CC CX;62 ID;63 PH;64 NZ PN;65 SG;66 TH;81 JP;82 KR;84 VN;86 CN;90 TR;91 IN;92 PK;' +
    '93 AF;94 LK;95 MM;98 IR;211 SS;212 MA EH;213 DZ;216 TN;218 LY;220 GM;221 SN;222 MR;223 ML;224 GN;225 CI;226 BF;227 NE;' +
    '228 TG;229 BJ;230 MU;231 LR;232 SL;233 GH;234 NG;235 TD;236 CF;237 CM;238 CV;239 ST;240 GQ;241 GA;242 CG;243 CD;244 AO;' +
    '245 GW;246 IO;248 SC;249 SD;250 RW;251 ET;252 SO;253 DJ;254 KE;255 TZ;256 UG;257 BI;258 MZ;260 ZM;261 MG;262 RE YT;' +
    '263 ZW;264 NA;265 MW;266 LS;267 BW;268 SZ;269 KM;290 SH;291 ER;297 AW;298 FO;299 GL;350 GI;351 PT;352 LU;353 IE;354 IS;' +
    '355 AL;356 MT;357 CY;358 FI AX;359 BG;370 LT;371 LV;372 EE;373 MD;374 AM;375 BY;376 AD;377 MC;378 SM;380 UA;381 RS;' +
    '382 ME;383 XK;385 HR;386 SI;387 BA;389 MK;420 CZ;421 SK;423 LI;500 FK GS;501 BZ;502 GT;503 SV;504 HN;505 NI;506 CR;' +
    '507 PA;508 PM;509 HT;590 GP BL MF;591 BO;592 GY;593 EC;594 GF;595 PY;596 MQ;597 SR;598 UY;599 CW BQ;670 TL;672 NF AQ;' +
    '673 BN;674 NR;675 PG;676 TO;677 SB;678 VU;679 FJ;680 PW;681 WF;682 CK;683 NU;685 WS;686 KI;687 NC;688 TV;689 PF;690 TK;' +
    '691 FM;692 MH;850 KP;852 HK;853 MO;855 KH;856 LA;880 BD;886 TW;960 MV;961 LB;962 JO;963 SY;964 IQ;965 KW;966 SA;967 YE;' +
    '968 OM;970 PS;971 AE;972 IL;973 BH;974 QA;975 BT;976 MN;977 NP;992 TJ;993 TM;994 AZ;995 GE;996 KG;998 UZ'
  )
    .split(';')
    .map((line) => {
      const [code = '', ...countries] = line.split(' ')
      return [code, countries]
    }),
)

const codeOfCountry: ReadonlyMap<string, string> = new Map(
  [...codes].flatMap(([code, countries]) => countries.map((country) => [country, code] as const)),
)

/** Countries that a phone number may belong to, by ISO 3166-1 alpha-2 and `XK`. */
export const callingCountries: readonly string[] = [...codeOfCountry.keys()]

/** The calling code of a country, without its plus: `49` of `DE`; undefined where it has none. */
export function callingCode(country: string): string | undefined {
  return codeOfCountry.get(country)
}

/** True for the largest of the countries that share a calling code: a number says no more than that. */
export function isMainCountry(country: string): boolean {
  return codes.get(callingCode(country) ?? '')?.[0] === country
}

/** A number in its two parts, each in digits. */
export interface PhoneParts {
  readonly code: string
  /** Behind the calling code; as it was given, where no code begins it. */
  readonly rest: string
}

/** Takes a number of E.164 apart: `+4930123456` has the code `49`. Undefined for what begins with no calling code. */
export function phoneParts(phone: string): PhoneParts | undefined {
  // No code begins another, and none is longer.
  const code = phone.startsWith('+') && [1, 2, 3].map((end) => phone.slice(1, 1 + end)).find((one) => codes.has(one))
  return code ? { code, rest: phone.slice(1 + code.length) } : undefined
}

/** Nothing is dialled before a number of these within its country, and a number may begin with 0. Source: ITU-T E.164, national numbering plans. */
const keepsZero: ReadonlySet<string> = new Set(['39', '47', '225', '226', '227', '229', '242', '378', '687'])

/** Digits that are dialled within a country alone, where they are no 0, and the length of a number with them, where others may begin so. */
const trunkPrefixes: ReadonlyMap<string, readonly [prefix: string, length?: number]> = new Map([
  ['1', ['1', 11]],
  ['7', ['8', 11]],
  ['36', ['06']],
  ['241', ['0', 9]],
  ['375', ['80', 11]],
  ['992', ['0', 10]],
])

/** As long as what is typed may be, in UTF-16 code units: no number that is meant has more. */
const maxPhoneLength = 60

/**
 * Reads a phone number as people write it: with a plus or 00 before its calling code, or as it is dialled within a country. A trunk
 * prefix is dropped in both. Spaces, dots, dashes, slashes and brackets may stand in it.
 * @param code - the calling code of the chosen country; without one only a number that names its own is read.
 * @returns the number as `+` and 7 to 15 digits (ITU-T E.164); undefined where the text says none for certain.
 */
export function readPhone(text: string, code?: string): string | undefined {
  if (text.length > maxPhoneLength) return undefined
  const typed = text.replace(/[\s().\-/‐-―·]/g, '')
  const [, foreign, digits = ''] = /^(\+|00)?(\d+)$/.exec(typed) ?? []
  const parts = foreign ? phoneParts(`+${digits}`) : code && { code, rest: digits }
  if (!parts) return undefined
  const phone = `+${parts.code}${withoutTrunk(parts.rest, parts.code)}`
  return isPhone(phone) ? phone : undefined
}

/**
 * True for a number of E.164 whose calling code is assigned; of ten digits behind 1 (North American Numbering Plan), where fewer or
 * more begin what is dialled for abroad.
 */
export function isPhone(phone: string): boolean {
  const parts = /^\+\d{7,15}$/.test(phone) ? phoneParts(phone) : undefined
  if (!parts) return false
  const mayBeginWithZero = keepsZero.has(parts.code) || trunkPrefixes.has(parts.code)
  return parts.code === '1' ? /^[2-9]\d{9}$/.test(parts.rest) : mayBeginWithZero || !parts.rest.startsWith('0')
}

function withoutTrunk(digits: string, code: string): string {
  const [prefix, length = digits.length] = trunkPrefixes.get(code) ?? (keepsZero.has(code) ? [''] : ['0'])
  return digits.startsWith(prefix) && digits.length === length ? digits.slice(prefix.length) : digits
}

/** A number as people read it: a space behind its calling code. What is no number stays as it is. */
export function formatPhone(phone: string): string {
  const parts = phoneParts(phone)
  return parts ? `+${parts.code} ${parts.rest}` : phone
}
