import type { Field, FieldKind } from '@letterslot/core'
import {
  AtSign,
  Calculator,
  Calendar,
  CalendarClock,
  CalendarRange,
  CircleCheck,
  CircleDot,
  Clock,
  Coins,
  EyeOff,
  Gauge,
  Globe,
  Hash,
  Heading,
  Image,
  Images,
  Link,
  ListOrdered,
  ListPlus,
  type LucideIcon,
  Mail,
  MapPin,
  Paperclip,
  PhoneCall,
  Pilcrow,
  Puzzle,
  Search,
  Signature,
  SlidersHorizontal,
  Smartphone,
  SquareCheck,
  SquareChevronDown,
  Star,
  Table2,
  TextAlignStart,
  ToggleLeft,
  Type,
  User,
} from 'lucide-react'
import { type fieldGroupText, fieldKindText, fieldSummaryText } from '../texts/field-kinds.ts'

export type PaletteGroup = keyof typeof fieldGroupText

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

/**
 * Every field kind that can be added, in the palette's order. The label of a new field belongs to the form that it
 * becomes a part of, and not to the studio's language.
 */
export const fieldKindInfos: readonly FieldKindInfo[] = [
  { kind: 'text', ...fieldKindText.text, group: 'text', icon: Type, label: 'Your question' },
  { kind: 'textarea', ...fieldKindText.textarea, group: 'text', icon: TextAlignStart, label: 'Your message' },
  { kind: 'email', ...fieldKindText.email, group: 'text', icon: Mail, label: 'E-mail' },
  { kind: 'tel', ...fieldKindText.tel, group: 'text', icon: Smartphone, label: 'Phone' },
  { kind: 'phone', ...fieldKindText.phone, group: 'text', icon: PhoneCall, label: 'Phone' },
  { kind: 'url', ...fieldKindText.url, group: 'text', icon: Link, label: 'Your website' },
  { kind: 'name', ...fieldKindText.name, group: 'text', icon: User, label: 'Your name' },
  { kind: 'address', ...fieldKindText.address, group: 'text', icon: MapPin, label: 'Your address' },
  { kind: 'radio', ...fieldKindText.radio, group: 'choice', icon: CircleDot, label: 'Choose one' },
  { kind: 'checkboxes', ...fieldKindText.checkboxes, group: 'choice', icon: SquareCheck, label: 'Choose any' },
  { kind: 'select', ...fieldKindText.select, group: 'choice', icon: SquareChevronDown, label: 'Choose one' },
  { kind: 'combobox', ...fieldKindText.combobox, group: 'choice', icon: Search, label: 'Choose one' },
  { kind: 'pictures', ...fieldKindText.pictures, group: 'choice', icon: Images, label: 'Choose one' },
  { kind: 'ranking', ...fieldKindText.ranking, group: 'choice', icon: ListOrdered, label: 'In which order?' },
  { kind: 'matrix', ...fieldKindText.matrix, group: 'choice', icon: Table2, label: 'How often?' },
  { kind: 'consent', ...fieldKindText.consent, group: 'choice', icon: CircleCheck, label: 'I agree' },
  { kind: 'yesNo', ...fieldKindText.yesNo, group: 'choice', icon: ToggleLeft, label: 'Yes or no?' },
  { kind: 'rating', ...fieldKindText.rating, group: 'scale', icon: Star, label: 'How was it?' },
  { kind: 'scale', ...fieldKindText.scale, group: 'scale', icon: Gauge, label: 'Would you recommend us?' },
  { kind: 'slider', ...fieldKindText.slider, group: 'scale', icon: SlidersHorizontal, label: 'How much?' },
  { kind: 'file', ...fieldKindText.file, group: 'choice', icon: Paperclip, label: 'Your file' },
  { kind: 'signature', ...fieldKindText.signature, group: 'choice', icon: Signature, label: 'Your signature' },
  { kind: 'country', ...fieldKindText.country, group: 'choice', icon: Globe, label: 'Which country?' },
  { kind: 'rows', ...fieldKindText.rows, group: 'choice', icon: ListPlus, label: 'Who comes with you?' },
  { kind: 'number', ...fieldKindText.number, group: 'number', icon: Hash, label: 'How many?' },
  { kind: 'currency', ...fieldKindText.currency, group: 'number', icon: Coins, label: 'How much?' },
  { kind: 'date', ...fieldKindText.date, group: 'number', icon: Calendar, label: 'Which day?' },
  { kind: 'dateRange', ...fieldKindText.dateRange, group: 'number', icon: CalendarRange, label: 'From when to when?' },
  { kind: 'time', ...fieldKindText.time, group: 'number', icon: Clock, label: 'At what time?' },
  {
    kind: 'datetime',
    ...fieldKindText.datetime,
    group: 'number',
    icon: CalendarClock,
    label: 'When?',
  },
  { kind: 'calculated', ...fieldKindText.calculated, group: 'number', icon: Calculator, label: 'Total' },
  { kind: 'section', ...fieldKindText.section, group: 'layout', icon: Heading, label: 'A part of this page' },
  { kind: 'content', ...fieldKindText.content, group: 'layout', icon: Pilcrow, label: 'A few words' },
  { kind: 'custom', ...fieldKindText.custom, group: 'layout', icon: Puzzle, label: 'Your question' },
  { kind: 'image', ...fieldKindText.image, group: 'layout', icon: Image, label: 'Picture' },
  { kind: 'hidden', ...fieldKindText.hidden, group: 'layout', icon: EyeOff, label: 'Hidden value' },
]

const unknownKind: Omit<FieldKindInfo, 'kind'> = {
  ...fieldKindText.unknown,
  group: 'text',
  icon: AtSign,
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
  const isRequired = field.rules.some(({ kind }) => kind === 'required')
  return fieldSummaryText.summary(fieldTitle(field), fieldKindInfo(field.kind).name, isRequired, position + 1, count)
}
