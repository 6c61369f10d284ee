import { Outlet, useMatchRoute } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { outdatedText } from '../../domain/texts/storage.ts'
import { Announcer } from '../../ui/Announcer.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'
import { Toasts } from '../../ui/Toasts.tsx'
import { Main } from './Main.tsx'
import { MainHeader } from './MainHeader.tsx'
import styles from './Shell.module.css'
import { TabBar } from './TabBar.tsx'

/** The frame of every screen. An open form brings a header of its own. */
export function Shell() {
  const { refusal } = useStorage()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => (frame.current ? keepFocus(frame.current) : undefined), [])
  const isInForm = useMatchRoute()({ to: '/forms/$formId', fuzzy: true }) !== false
  return (
    <Announcer>
      <Toasts>
        <SkipLink />
        <div ref={frame} className={styles['frame']}>
          {!isInForm && <MainHeader />}
          <OutdatedTab />
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
