import type { Field, FieldKind } from '@letterslot/core'
import {
  AtSign,
  Calendar,
  CircleCheck,
  CircleDot,
  EyeOff,
  Hash,
  Link,
  type LucideIcon,
  Mail,
  Paperclip,
  Pilcrow,
  Smartphone,
  SquareCheck,
  SquareChevronDown,
  TextAlignStart,
  Type,
} from 'lucide-react'

export type PaletteGroup = 'Text' | 'Choice' | 'Number and time' | 'Layout'

/** Words and examples of a field kind in the studio. */
export interface FieldKindInfo {
  readonly kind: FieldKind
  readonly name: string
  readonly group: PaletteGroup
  readonly icon: LucideIcon
  /** Other words people look for it by. */
  readonly keywords: string
  /** Label of a new field. */
  readonly label: string
}

/** Every field kind that can be added, in the palette's order. */
export const fieldKindInfos: readonly FieldKindInfo[] = [
  { kind: 'text', name: 'Short text', group: 'Text', icon: Type, keywords: 'name line input', label: 'Your question' },
  {
    kind: 'textarea',
    name: 'Long text',
    group: 'Text',
    icon: TextAlignStart,
    keywords: 'message paragraph comment area',
    label: 'Your message',
  },
  { kind: 'email', name: 'E-mail', group: 'Text', icon: Mail, keywords: 'email address mail', label: 'E-mail' },
  { kind: 'tel', name: 'Phone', group: 'Text', icon: Smartphone, keywords: 'telephone number mobile', label: 'Phone' },
  { kind: 'url', name: 'Link', group: 'Text', icon: Link, keywords: 'url website address web', label: 'Your website' },
  {
    kind: 'radio',
    name: 'One of',
    group: 'Choice',
    icon: CircleDot,
    keywords: 'radio single choice options',
    label: 'Choose one',
  },
  {
    kind: 'checkboxes',
    name: 'Several of',
    group: 'Choice',
    icon: SquareCheck,
    keywords: 'checkbox multiple choice options',
    label: 'Choose any',
  },
  {
    kind: 'select',
    name: 'Dropdown',
    group: 'Choice',
    icon: SquareChevronDown,
    keywords: 'select list menu options',
    label: 'Choose one',
  },
  {
    kind: 'consent',
    name: 'Consent',
    group: 'Choice',
    icon: CircleCheck,
    keywords: 'agree accept terms privacy checkbox',
    label: 'I agree',
  },
  {
    kind: 'file',
    name: 'File',
    group: 'Choice',
    icon: Paperclip,
    keywords: 'upload attachment photo picture document pdf',
    label: 'Your file',
  },
  {
    kind: 'number',
    name: 'Number',
    group: 'Number and time',
    icon: Hash,
    keywords: 'amount count quantity digits',
    label: 'How many?',
  },
  {
    kind: 'date',
    name: 'Date',
    group: 'Number and time',
    icon: Calendar,
    keywords: 'day calendar when time',
    label: 'Which day?',
  },
  {
    kind: 'content',
    name: 'Text block',
    group: 'Layout',
    icon: Pilcrow,
    keywords: 'paragraph heading information content',
    label: 'A few words',
  },
  {
    kind: 'hidden',
    name: 'Hidden',
    group: 'Layout',
    icon: EyeOff,
    keywords: 'secret constant source campaign',
    label: 'Hidden value',
  },
]

const unknownKind: Omit<FieldKindInfo, 'kind'> = {
  name: 'Field',
  group: 'Text',
  icon: AtSign,
  keywords: '',
  label: 'Your question',
}

/** Returns the studio's facts of a kind. */
export function fieldKindInfo(kind: FieldKind): FieldKindInfo {
  return fieldKindInfos.find((info) => info.kind === kind) ?? { kind, ...unknownKind }
}

/** A field's name in a sentence: its label, else its kind. */
export function fieldTitle(field: Field): string {
  return field.label.trim() || fieldKindInfo(field.kind).name
}

/** A field's name and place for screen readers. */
export function fieldSummary(field: Field, position: number, count: number): string {
  const required = field.rules.some(({ kind }) => kind === 'required') ? ', required' : ''
  return `${fieldTitle(field)}, ${fieldKindInfo(field.kind).name}${required}, ${position + 1} of ${count}`
}
