import type { Form } from '@letterslot/core'
import { FormView, useForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import { memo, useEffect, useRef, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import frame from './LookFrame.module.css'
import { paintPaper } from './paint-paper.ts'
import { resolveTokens } from './resolve-tokens.ts'
import { useAllKinds } from './use-all-kinds.ts'

const editing = { mode: 'edit' } as const

export interface LiveMiniatureProps {
  /** Keep the object the same from one render to the next. */
  readonly form: Form
  /** Begins every id in it: the form may be drawn elsewhere on the screen. */
  readonly idPrefix: string
  /** The class that sizes the window, and the one that lays the paper out in it. */
  readonly windowClass: string | undefined
  readonly paperClass: string | undefined
}

/** A form in small, drawn by the runtime as soon as it comes into sight. Nobody can act on it. */
export const LiveMiniature = memo(function LiveMiniature(props: LiveMiniatureProps) {
  const { form, idPrefix, windowClass, paperClass } = props
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  return (
    <div
      ref={(element) => {
        box.current = element
        paintPaper(element, resolveTokens(form.look)['color.paper'])
      }}
      aria-hidden="true"
      inert
      className={classes(windowClass, frame['frame'], frame['light'])}
    >
      {isSeen && (
        <div className={paperClass}>
          <WholeForm form={form} idPrefix={idPrefix} />
        </div>
      )}
    </div>
  )
})

/** A form, as soon as all its kinds of fields are here. */
function WholeForm({ form, idPrefix }: Pick<LiveMiniatureProps, 'form' | 'idPrefix'>) {
  const handle = useForm(form, editing)
  return useAllKinds(handle) && <FormView handle={handle} editing idPrefix={idPrefix} />
}

/** Tells if an element has ever come into sight. */
function useSeen(ref: { readonly current: Element | null }): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!ref.current || isSeen) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, isSeen])
  return isSeen
}
