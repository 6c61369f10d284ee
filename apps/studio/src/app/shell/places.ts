import { type LucideIcon, Mail, NotepadText, Plug, SlidersHorizontal } from 'lucide-react'
import { shellText } from '../../domain/texts/shell.ts'

/** One of the four places of the studio. */
export interface Place {
  readonly to: '/' | '/messages' | '/connections' | '/settings'
  readonly label: string
  readonly icon: LucideIcon
}

/** The main navigation, in order. */
export const places: readonly Place[] = [
  { to: '/', label: shellText.places.forms, icon: NotepadText },
  { to: '/messages', label: shellText.places.messages, icon: Mail },
  { to: '/connections', label: shellText.places.connections, icon: Plug },
  { to: '/settings', label: shellText.places.settings, icon: SlidersHorizontal },
]
