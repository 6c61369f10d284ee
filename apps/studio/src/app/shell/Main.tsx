import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Shell.module.css'

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
