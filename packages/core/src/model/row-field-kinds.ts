/** The kinds of questions that a group may repeat: those whose answer is one text. */
export const rowFieldKinds = ['text', 'textarea', 'email', 'tel', 'url', 'number', 'date', 'time', 'select'] as const

export type RowFieldKind = (typeof rowFieldKinds)[number]
