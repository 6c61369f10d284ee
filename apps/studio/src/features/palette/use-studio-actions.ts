import { useNavigate } from '@tanstack/react-router'
import { FileText, LayoutList, Mail, Monitor, Moon, NotepadText, Plug, SlidersHorizontal, Sun } from 'lucide-react'
import type { Action } from '../../domain/actions/action.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { kindsText } from '../../domain/texts/kinds.ts'
import { paletteText } from '../../domain/texts/palette.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { timeAgo } from '../../domain/texts/times.ts'
import { applyTheme, type ColorScheme, writeTheme } from '../../ui/theme.ts'

const paletteScreens = [
  { to: '/', label: shellText.places.forms, icon: NotepadText },
  { to: '/messages', label: shellText.places.messages, icon: Mail },
  { to: '/connections', label: shellText.places.connections, icon: Plug },
  { to: '/settings', label: shellText.places.settings, icon: SlidersHorizontal },
  { to: '/kinds', label: kindsText.title, icon: LayoutList },
] as const

const schemes = [
  { scheme: 'system', icon: Monitor },
  { scheme: 'light', icon: Sun },
  { scheme: 'dark', icon: Moon },
] as const

/** The actions that every screen has: the places, the other forms of this browser, the colours of the screens. */
export function useStudioActions(formId: string | undefined): readonly Action[] {
  const navigate = useNavigate()
  const stored = useRecords(useStorage().forms)
  const now = Date.now()
  const others = (stored ?? []).filter(({ id, deletedAt }) => id !== formId && deletedAt === undefined)
  return [
    ...paletteScreens.map(
      ({ to, label, icon }): Action => ({
        id: `place-${to}`,
        group: 'go',
        label,
        icon,
        run: () => void navigate({ to }),
      }),
    ),
    ...schemes.map(
      ({ scheme, icon }): Action => ({
        id: `scheme-${scheme}`,
        group: 'do',
        label: paletteText.scheme[scheme],
        keywords: paletteText.schemeKeywords,
        icon,
        run: () => choose(scheme),
      }),
    ),
    ...others.map(
      ({ id, document, updatedAt }): Action => ({
        id: `form-${id}`,
        group: 'forms',
        label: document.form.title.trim() || shellText.untitled,
        detail: timeAgo(updatedAt, now),
        icon: FileText,
        run: () => void navigate({ to: '/forms/$formId/build', params: { formId: id } }),
      }),
    ),
  ]
}

function choose(scheme: ColorScheme): void {
  writeTheme(scheme)
  applyTheme(scheme)
}
