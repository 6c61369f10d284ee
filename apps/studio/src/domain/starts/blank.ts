import { File } from 'lucide-react'
import type { Start } from './start.ts'

/** Nothing but a title. */
export const blank: Start = {
  id: 'form',
  name: 'Blank',
  summary: 'Your own questions from the first one on',
  icon: File,
  form: { title: 'Untitled form' },
  fields: [],
}
