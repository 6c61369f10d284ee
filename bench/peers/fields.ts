/** A field of a form of the benchmark, as a form document has it. */
export interface PeerField {
  readonly kind: string
  readonly name: string
  readonly label: string
  readonly rules: readonly {
    readonly kind: string
    readonly max?: number
    readonly min?: number
    readonly pattern?: string
  }[]
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly visibleWhen?: object
}

/** The one field that is asked for by the answer to another, and the answer. */
export const asked = { field: 'people', by: 'group', answer: 'yes' } as const

/** The rules of a field by their kind. */
export const ruleOf = ({ rules }: PeerField, kind: string) => rules.find((rule) => rule.kind === kind)
