import type { JSX, ReactNode } from 'react'

export interface FieldLinkProps {
  /** Id of the control. */
  readonly to: string
  readonly className?: string
  readonly children: ReactNode
}

/** Puts the focus into a control of the form around it that is in sight. */
export function FieldLink({ to, ...props }: FieldLinkProps): JSX.Element {
  return (
    <a
      {...props}
      href={`#${to}`}
      onClick={(event) => {
        // The focus, and nothing else: the fragment may be the page's own route.
        event.preventDefault()
        const form = event.currentTarget.closest('.ls-form')
        form?.querySelector<HTMLElement>(`#${CSS.escape(to)}`)?.focus()
      }}
    />
  )
}
