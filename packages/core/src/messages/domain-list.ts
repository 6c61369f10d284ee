/** Lists domains in one language, from the text that an issue has: `example.org, example.com`. */
export function domainList(domains: string, locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(domains.split(', '))
}
