import { Code, LayoutGrid, type LucideIcon, Mail, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { formSourceText } from '../texts/forms.ts'

/** One way to a new form. */
export interface FormSource {
  readonly id: 'contact' | 'others' | 'emailjs' | 'file'
  readonly title: string
  readonly detail: string
  readonly icon: LucideIcon
}

/** The four ways to a new form, in order. */
export const formSources: readonly FormSource[] = [
  { id: 'contact', ...formSourceText.contact, icon: Mail },
  { id: 'others', ...formSourceText.others, icon: LayoutGrid },
  { id: 'emailjs', ...formSourceText.emailjs, icon: Code },
  { id: 'file', ...formSourceText.file, icon: Upload },
]

/** The making of a new form. */
export interface NewFormFlow {
  /** Begins by one of the ways, for the address that answers go to. */
  readonly begin: (source: FormSource['id'], to?: string) => void
  /** To be drawn once, anywhere on the screen. */
  readonly dialogs: ReactNode
}
