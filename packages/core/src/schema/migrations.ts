import { isJsonObject, type JsonObject } from './json.ts'

/** One named step from a version of the document to the next; pure, and indifferent to what it does not know. */
interface Migration {
  readonly name: string
  migrate(document: JsonObject): JsonObject
}

/** Every step there ever was, in order: a document's `version` counts how many of them it has been through. */
export const migrations: readonly Migration[] = [
  {
    // Version 0: `fields` stood at the top, without pages, and a field without rules needed no list of them.
    name: 'fields-into-pages',
    migrate({ fields, ...document }) {
      if (!Array.isArray(fields) || document['pages'] !== undefined) {
        return fields === undefined ? document : { ...document, fields }
      }
      const withRules = fields.map((field) => (isJsonObject(field) ? { rules: [], ...field } : field))
      return { ...document, pages: [{ id: 'p1', fields: withRules }] }
    },
  },
]

/** The version that this code writes. */
export const formVersion: number = migrations.length
