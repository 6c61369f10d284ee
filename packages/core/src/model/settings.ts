/** The settings of a field whose kind is the site's own: a JSON object, whose meaning the site alone knows. */
export type Settings = Readonly<Record<string, unknown>>
