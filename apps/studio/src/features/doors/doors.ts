import { Code, LayoutGrid, type LucideIcon, Mail, Upload } from 'lucide-react'
import { doorText } from '../../catalogue/forms.ts'

/** One way into a new form. */
export interface Door {
  readonly id: 'contact' | 'others' | 'emailjs' | 'file'
  readonly title: string
  readonly detail: string
  readonly icon: LucideIcon
}

/** The four doors, in order. */
export const doors: readonly Door[] = [
  { id: 'contact', ...doorText.contact, icon: Mail },
  { id: 'others', ...doorText.others, icon: LayoutGrid },
  { id: 'emailjs', ...doorText.emailjs, icon: Code },
  { id: 'file', ...doorText.file, icon: Upload },
]
