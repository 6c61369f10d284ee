import type { Condition } from './condition.ts'
import type { FieldKind } from './field-kind.ts'
import type { FieldId } from './ids.ts'
import type { PrefillSource } from './prefill.ts'
import type { RowFieldKind } from './row-field-kinds.ts'
import type { Rule } from './rule.ts'
import type { Settings } from './settings.ts'

/** One thing to choose. `value` is what is sent, `label` what people read. */
export interface Option {
  readonly value: string
  readonly label: string
  /** Of a `pictures` field: an https address, or the picture itself as `data:image/…;base64,…`. */
  readonly image?: string
  /** The words in place of the picture. Default: none, for one that says nothing more than the label. */
  readonly alt?: string
  /** The visitor may write words of their own beside it: “Other: …”. One choice of a field at most. */
  readonly freeText?: boolean
  /** The number that it counts in calculations: `price(field)`. */
  readonly price?: number
}

/** A question of a matrix. `value` is what is sent, `label` what people read. */
export interface MatrixRow {
  readonly value: string
  readonly label: string
}

/** Words with `**bold**` and `[links](https://…)`; drawn where they say what the plain ones do. */
export interface RichWords {
  readonly label?: string
  readonly help?: string
  readonly text?: string
}

/** One field of a form: one shape for every kind, so that a change of kind loses nothing of what the maker wrote. */
export interface Field {
  readonly id: FieldId
  readonly kind: FieldKind
  /** The template parameter and the input's `name`: `[A-Za-z_][A-Za-z0-9_-]{0,63}`, unique, none of the wire's own. */
  readonly name: string
  /** The label; for `content` its heading and for `image` the line below it, which may be empty. */
  readonly label: string
  /** The paragraph of a `content` field. Plain text; newlines are kept. */
  readonly text?: string
  readonly help?: string
  /** The same words with bold and links (`readRichText`): of any field's `help`, a consent's `label`, a content's `text`. */
  readonly rich?: RichWords
  readonly placeholder?: string
  /** Of an `image`: an https address, or the picture itself as `data:image/…;base64,…`. */
  readonly image?: string
  /** Of an `image`: the words in its place; empty for one that only decorates. */
  readonly alt?: string
  /** Share of the row in a form that is wide enough. Default: `full`. */
  readonly width?: 'full' | 'half' | 'third'
  /** The field's first value: a list for checkboxes, a boolean for consent. A hidden field sends it. */
  readonly default?: string | readonly string[] | boolean
  /** HTML's autofill field name, `email` say. */
  readonly autocomplete?: string
  /** No draft holds its answer. Default: false. */
  readonly private?: boolean
  /** Sources that may fill it before its visitor does, the first that has something. Default: none. */
  readonly prefill?: readonly PrefillSource[]
  /** For choices, and yesNo, whose two are `yes` and `no`; `parseForm` refuses them elsewhere. */
  readonly options?: readonly Option[]
  /** Of a matrix: its questions, each of which is answered by the options. */
  readonly rows?: readonly MatrixRow[]
  /** Of a matrix: once one row is answered, each must be. Default: false. */
  readonly everyRow?: boolean
  /** The first and the last step of a scale, 0 and 10 by default; `to` alone: the stars of a rating, 5 by default. Whole numbers. */
  readonly from?: number
  readonly to?: number
  /** Words at the ends of a rating, a scale or a slider. */
  readonly fromLabel?: string
  readonly toLabel?: string
  /** Several may be chosen: the value is a list. For kinds that can do both. Default: false. Source: HTML, `multiple`. */
  readonly multiple?: boolean
  /** The answer that fills it, until its visitor changes it. */
  readonly prefillFrom?: { readonly field: FieldId }
  /** The calculation of a `calculated` field, which names other fields by their `name`: `people * 950`. */
  readonly calculate?: string
  /** Digits behind the dot that a calculated value is rounded to. Default: those of its currency, else as many as it has, 6 at most. */
  readonly decimals?: number
  /** ISO 4217. A number is shown as an amount of it. */
  readonly currency?: string
  /** Of a phone number: the country that is chosen to begin with, by ISO 3166-1 alpha-2. Default: none. */
  readonly country?: string
  /** Stands behind a calculated value: `km`. */
  readonly unit?: string
  /** Of a name or an address: the names of its parts, in their order. Default: those without which there is none. */
  readonly parts?: readonly string[]
  /** The questions that a group of kind `rows` repeats, in the order of a row. */
  readonly fields?: readonly RowField[]
  /** The maker's word for one row, without an article: `person`. */
  readonly item?: string
  /** Rows that must be filled in, once one is. Default: 0. */
  readonly min?: number
  /** Rows at most. Default: 50. */
  readonly max?: number
  /** Of kind `custom`: the name under which the site's page registers what draws it. */
  readonly customKind?: string
  /** Of kind `custom`: given to what draws it, as it stands; anybody can read it. Default: an empty object. */
  readonly settings?: Settings
  /** Those that make sense for the kind, `rulesFor`; `parseForm` refuses others. */
  readonly rules: readonly Rule[]
  /** Hides the field, unchecked and unsent, while it does not hold. */
  readonly visibleWhen?: Condition
  /** Requires an answer while it holds. Its issue has the rule index -1. */
  readonly requiredWhen?: Condition
}

/** A question of a group that repeats. Its name is unique within the group. */
export interface RowField extends Pick<Field, 'name' | 'label' | 'placeholder' | 'autocomplete' | 'options' | 'rules'> {
  readonly kind: RowFieldKind
  /** No two rows have the same answer, whatever the case and the blanks around it. Default: false. */
  readonly unique?: boolean
}
