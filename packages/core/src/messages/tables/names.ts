// Made of packages/core/locales by `npm run locales`.

/** A language that forms speak. */
export interface SpokenLanguage {
  /** BCP 47. */
  readonly locale: string
  /** In itself. */
  readonly name: string
  /** It has an informal address besides the formal one. */
  readonly hasInformal: boolean
}

/** The languages that forms speak, by tag. */
export const spokenLanguages: readonly SpokenLanguage[] = [
  {"locale":"ar","name":"العربية","hasInformal":false},
  {"locale":"bg","name":"Български","hasInformal":true},
  {"locale":"ca","name":"Català","hasInformal":true},
  {"locale":"cs","name":"Čeština","hasInformal":true},
  {"locale":"da","name":"Dansk","hasInformal":false},
  {"locale":"de","name":"Deutsch","hasInformal":true},
  {"locale":"el","name":"Ελληνικά","hasInformal":true},
  {"locale":"en","name":"English","hasInformal":false},
  {"locale":"es","name":"Español","hasInformal":true},
  {"locale":"et","name":"Eesti","hasInformal":true},
  {"locale":"fi","name":"Suomi","hasInformal":true},
  {"locale":"fr","name":"Français","hasInformal":true},
  {"locale":"he","name":"עברית","hasInformal":false},
  {"locale":"hr","name":"Hrvatski","hasInformal":true},
  {"locale":"hu","name":"Magyar","hasInformal":true},
  {"locale":"id","name":"Bahasa Indonesia","hasInformal":true},
  {"locale":"it","name":"Italiano","hasInformal":true},
  {"locale":"ja","name":"日本語","hasInformal":false},
  {"locale":"ko","name":"한국어","hasInformal":false},
  {"locale":"lt","name":"Lietuvių","hasInformal":true},
  {"locale":"lv","name":"Latviešu","hasInformal":true},
  {"locale":"nb","name":"Norsk bokmål","hasInformal":false},
  {"locale":"nl","name":"Nederlands","hasInformal":true},
  {"locale":"pl","name":"Polski","hasInformal":true},
  {"locale":"pt-BR","name":"Português (Brasil)","hasInformal":false},
  {"locale":"ro","name":"Română","hasInformal":true},
  {"locale":"ru","name":"Русский","hasInformal":true},
  {"locale":"sv","name":"Svenska","hasInformal":false},
  {"locale":"tr","name":"Türkçe","hasInformal":true},
  {"locale":"uk","name":"Українська","hasInformal":true},
  {"locale":"zh-Hans","name":"简体中文","hasInformal":true},
]
