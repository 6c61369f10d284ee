import { Outlet, useMatchRoute, useParams, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Action } from '../../domain/actions/action.ts'
import {
  ActionRegistryContext,
  createActionRegistry,
  OpenCommandPaletteContext,
} from '../../domain/actions/action-registry.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { shellText, usePageTitle } from '../../domain/texts/shell.ts'
import { outdatedText } from '../../domain/texts/storage.ts'
import { Announcer } from '../../ui/Announcer.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'
import { type LateCause, LatePartEvent, lazyPart } from '../../ui/load-with-retry.ts'
import { Toasts } from '../../ui/Toasts.tsx'
import { MainHeader, TabBar } from './MainHeader.tsx'
import styles from './Shell.module.css'

/** The frame of every screen. An open form brings a header of its own. */
export function Shell() {
  const { refusal } = useStorage()
  const frame = useRef<HTMLDivElement>(null)
  const [actions] = useState(createActionRegistry)
  useEffect(() => (frame.current ? keepFocus(frame.current) : undefined), [])
  const isInForm = useMatchRoute()({ to: '/forms/$formId', fuzzy: true }) !== false
  return (
    <Announcer>
      <Toasts>
        <ActionRegistryContext value={actions}>
          <WithPalette>
            <SkipLink />
            <div ref={frame} className={styles['frame']}>
              {!isInForm && <MainHeader />}
              <OutdatedTab />
              <LatePart />
              {refusal !== undefined && <Banner tone="bad">{shellText.refused(refusal)}</Banner>}
              {isInForm ? (
                <Outlet />
              ) : (
                <Main>
                  <Outlet />
                </Main>
              )}
              {!isInForm && <TabBar />}
            </div>
          </WithPalette>
        </ActionRegistryContext>
      </Toasts>
    </Announcer>
  )
}

/** The first stop of the Tab key: past the header. A button in a link's clothes, since fragments are routes on static hosts. */
function SkipLink() {
  return (
    <button type="button" className={styles['skip']} onClick={() => document.getElementById('content')?.focus()}>
      {shellText.skip}
    </button>
  )
}

/** Says so when another tab brought the data to a newer version, after which nothing can be saved here. */
function OutdatedTab() {
  const { isOutdated } = useStorage()
  if (!useStore(isOutdated)) return null
  const reload = <Button onPress={() => window.location.reload()}>{outdatedText.reload}</Button>
  return (
    <Banner tone="bad" action={reload}>
      {outdatedText.text}
    </Banner>
  )
}

/** Says so while something that was asked for does not come: the screen stands without it. */
function LatePart() {
  const [late, setLate] = useState<ReadonlyMap<object, LateCause>>(new Map())
  useEffect(() => {
    const onLate = (event: Event): void => {
      if (!(event instanceof LatePartEvent)) return
      const { part, cause } = event
      setLate((known) => new Map([...known].filter(([other]) => other !== part).concat(cause ? [[part, cause]] : [])))
    }
    window.addEventListener(LatePartEvent.type, onLate)
    return () => window.removeEventListener(LatePartEvent.type, onLate)
  }, [])
  const cause = [...late.values()].at(-1)
  useEffect(() => {
    // Not by `:has()` of the page: each change of a form would have all of it styled anew.
    document.documentElement.toggleAttribute('data-late', cause !== undefined)
    return () => document.documentElement.removeAttribute('data-late')
  }, [cause])
  if (!cause) return null
  const reload = cause === 'gone' && <Button onPress={() => window.location.reload()}>{shellText.fault.reload}</Button>
  return (
    <Banner tone="wait" action={reload}>
      {shellText.latePart[cause](window.location.host)}
    </Banner>
  )
}

/** An address that leads nowhere. */
export function MissingPage() {
  const { title, text, action } = shellText.missingPage
  usePageTitle(title)
  return (
    <EmptyState title={title} actions={<LinkButton to="/">{action}</LinkButton>}>
      {text}
    </EmptyState>
  )
}

/** The content of a screen. It takes the focus when the address changes, so that the next Tab starts there. */
export function Main({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    main.current?.scrollTo(0, 0)
  }, [pathname])
  return (
    <main id="content" ref={main} tabIndex={-1} className={styles['main']}>
      {children}
    </main>
  )
}

const LazyPalette = lazyPart(async () => (await import('../../features/palette/CommandPalette.tsx')).CommandPalette)

/** Control or Command with K, or a button of a screen, opens the command palette; it is loaded by the first press. */
function WithPalette({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Action>()
  const { formId } = useParams({ strict: false })
  const open = useCallback(() => setOpen(true), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // In a text of a mail the key makes a link; a dialog has the page to itself.
      if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])
  // Done once the dialog is gone and has given the focus back, so that what is done may move it.
  useEffect(() => {
    if (isOpen || !chosen) return
    setChosen(undefined)
    chosen.run()
  }, [isOpen, chosen])
  const close = (action?: Action): void => {
    setChosen(action)
    setOpen(false)
  }
  return (
    <OpenCommandPaletteContext value={open}>
      {children}
      {isOpen && (
        <Suspense>
          <LazyPalette formId={formId} onClose={close} />
        </Suspense>
      )}
    </OpenCommandPaletteContext>
  )
}
