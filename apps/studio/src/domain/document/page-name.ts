import type { Form } from '@letterslot/core'

/**
 * The name of a page: its title, or its number.
 * @param untitled - says the number, from 1.
 */
export function pageName({ pages }: Pick<Form, 'pages'>, id: string, untitled: (position: number) => string): string {
  const index = pages.findIndex((page) => page.id === id)
  return pages[index]?.title || untitled(index + 1)
}
