/**
 * Lists the kinds of files that `accept` names as people say them, in one language: `image/*` is pictures, `.pdf` and
 * `application/pdf` are PDF; others stay.
 * @param words - for `image`, `audio` and `video`.
 */
export function fileKinds(accept: string, words: Readonly<Record<string, string>>, locale: string): string {
  const kinds = accept.split(',').map((token) => {
    const kind = token.trim()
    const [, media = ''] = /^(image|audio|video)\/\*$/.exec(kind) ?? []
    return (media && words[media]) || /(?:^\.|\/)(\w{1,4})$/.exec(kind)?.[1]?.toUpperCase() || kind
  })
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds)
}
