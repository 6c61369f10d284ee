import { Outlet, useMatchRoute } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { shellText } from '../catalogue/shell.ts'
import { useStorage } from '../storage/studio-storage.ts'
import { Announcer } from '../ui/Announcer.tsx'
import { Banner } from '../ui/Banner.tsx'
import { keepFocus } from '../ui/keep-focus.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { Main } from './Main.tsx'
import { MainHeader } from './MainHeader.tsx'
import { OutdatedTab } from './OutdatedTab.tsx'
import styles from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'
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
