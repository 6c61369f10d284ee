/** The field kinds that `letterslot.form/1` knows so far. */
export const fieldKinds = [
  'text',
  'textarea',
  'email',
  'tel',
  'url',
  'number',
  'currency',
  'date',
  'time',
  'datetime',
  'country',
  'select',
  'radio',
  'checkboxes',
  'yesNo',
  'rating',
  'scale',
  'slider',
  'consent',
  'file',
  'calculated',
  'signature',
  'hidden',
  'content',
] as const

export type FieldKind = (typeof fieldKinds)[number]
