import type { JSX } from 'react'
import type { FormContext, PagesProps } from '../form/form-context.ts'
import { useLoaded } from '../form/use-loaded.ts'

const loadPages = (): Promise<typeof import('../pages/pages-ui.ts')> => import('../pages/pages-ui.ts')

/** The parts of one page after another, fetched by forms that ask for `progress`; never for a form that is being edited. */
function usePages({ editing, handle }: FormContext): Partial<typeof import('../pages/pages-ui.ts')> {
  return useLoaded(handle.form.progress && !editing ? loadPages : undefined, '') ?? {}
}

/** Stands before the fields, with the progress and the page's name. */
export function Pages({ context }: PagesProps): JSX.Element | null {
  const { Pages: Drawn } = usePages(context)
  return Drawn ? <Drawn context={context} /> : null
}

/** Stands behind the fields, with the way on and back. */
export function PageButtons({ context }: PagesProps): JSX.Element | null {
  const { PageButtons: Drawn } = usePages(context)
  return Drawn ? <Drawn context={context} /> : null
}
