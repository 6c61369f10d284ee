import { useNavigate } from '@tanstack/react-router'
import {
  FileText,
  LayoutList,
  Mail,
  Monitor,
  Moon,
  NotepadText,
  Plug,
  Search,
  SlidersHorizontal,
  Sun,
} from 'lucide-react'
import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import type { Action } from '../../domain/actions/action.ts'
import { ActionRegistryContext } from '../../domain/actions/action-registry.ts'
import { maxQueryLength, searchActions } from '../../domain/actions/search-actions.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { keysText } from '../../domain/texts/keys.ts'
import { kindsText } from '../../domain/texts/kinds.ts'
import { paletteText } from '../../domain/texts/palette.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { timeAgo } from '../../domain/texts/times.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Kbd } from '../../ui/IconButton.tsx'
import overlay from '../../ui/Overlay.module.css'
import { applyTheme, type ColorScheme, writeTheme } from '../../ui/theme.ts'
import styles from './CommandPalette.module.css'
import { MatchList, matchId } from './MatchList.tsx'
import { screenActions } from './screen-actions.ts'

export interface CommandPaletteProps {
  /** The form that is open; the others are listed. */
  readonly formId: string | undefined
  /** Closes it; what a maker chose is then done by the screen, which has the focus again. */
  readonly onClose: (chosen?: Action) => void
}

/** Everything that can be done here, behind one field: a combobox whose list box stays open. */
export function CommandPalette({ formId, onClose }: CommandPaletteProps) {
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={() => onClose()} className={overlay['backdrop'] ?? ''}>
      <Modal className={styles['modal'] ?? ''}>
        <Dialog aria-label={paletteText.title} className={styles['dialog'] ?? ''}>
          <PaletteBody formId={formId} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function PaletteBody({ formId, onClose }: CommandPaletteProps) {
  const registry = useContext(ActionRegistryContext)
  const everywhere = useStudioActions(formId)
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const listed = [...(registry?.list() ?? []), ...everywhere]
  // Before the dialog hides them, and as they are after what was done without leaving.
  const [onScreen, setOnScreen] = useState(() => screenActions(document, listed))
  const groups = searchActions([...listed, ...onScreen], query, registry?.recent())
  const matches = groups.flatMap((group) => group.matches)
  const chosen = matches[Math.min(at, matches.length - 1)]
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })

  const run = (action: Action, stays: boolean): void => {
    if (action.unavailable !== undefined) return
    registry?.remember(action.id)
    if (!stays) onClose(action)
    else {
      action.run()
      // What was done changes what can be done next.
      setOnScreen(screenActions(document, listed))
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    const next = nextPlace(event.key, Math.min(at, matches.length - 1), matches.length)
    if (next !== undefined) setAt(next)
    else if (event.key === 'Enter' && chosen) run(chosen.action, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className={styles['head']}>
        <Icon icon={Search} className={styles['searchIcon'] ?? ''} />
        <input
          // biome-ignore lint/a11y/noAutofocus: a dialog of one field
          autoFocus
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? matchId(id, chosen.action) : undefined}
          aria-label={paletteText.search}
          placeholder={paletteText.search}
          maxLength={maxQueryLength}
          autoComplete="off"
          spellCheck={false}
          className={styles['input']}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <MatchList ref={list} id={id} groups={groups} chosen={chosen?.action} onRun={(action) => run(action, false)} />
      {matches.length === 0 && <p className={styles['none']}>{paletteText.none(query.trim())}</p>}
      <p role="status" className={styles['unseen']}>
        {query.trim() === '' ? '' : paletteText.found(matches.length)}
      </p>
      <Hints />
    </>
  )
}

/** The place that a key leads to; the list has no end. */
function nextPlace(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'PageDown') return Math.min(at + 8, count - 1)
  return key === 'PageUp' ? Math.max(at - 8, 0) : undefined
}

function Hints() {
  const { choose, run, stay, commands } = paletteText.hints
  return (
    <p className={styles['hints']} aria-hidden="true">
      <span>
        <Kbd>↑↓</Kbd> {choose}
      </span>
      <span>
        <Kbd>{keysText.enter}</Kbd> {run}
      </span>
      <span>
        <Kbd>{keysText.stay}</Kbd> {stay}
      </span>
      <span>
        <Kbd>{'>'}</Kbd> {commands}
      </span>
    </p>
  )
}

const { placeKeywords } = paletteText
const paletteScreens = [
  { to: '/', label: shellText.places.forms, keywords: placeKeywords.forms, icon: NotepadText },
  { to: '/messages', label: shellText.places.messages, keywords: placeKeywords.messages, icon: Mail },
  { to: '/connections', label: shellText.places.connections, keywords: placeKeywords.connections, icon: Plug },
  { to: '/settings', label: shellText.places.settings, keywords: placeKeywords.settings, icon: SlidersHorizontal },
  { to: '/kinds', label: kindsText.title, keywords: undefined, icon: LayoutList },
] as const

const schemes = [
  { scheme: 'system', icon: Monitor },
  { scheme: 'light', icon: Sun },
  { scheme: 'dark', icon: Moon },
] as const

/** The actions that every screen has: the places, the other forms of this browser, the colours of the screens. */
function useStudioActions(formId: string | undefined): readonly Action[] {
  const navigate = useNavigate()
  const stored = useRecords(useStorage().forms)
  const now = Date.now()
  const others = (stored ?? []).filter(({ id, deletedAt }) => id !== formId && deletedAt === undefined)
  return [
    ...paletteScreens.map(
      ({ to, label, keywords, icon }): Action => ({
        id: `place-${to}`,
        group: 'go',
        label,
        ...(keywords !== undefined && { keywords }),
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
