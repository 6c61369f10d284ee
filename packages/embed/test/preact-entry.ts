// Forms drawn by Preact, for the tests that compare it with React.

import { hydrate, render } from 'preact'
import { LetterslotForm, type LetterslotFormProps } from '../../react/src/LetterslotForm.tsx'
import { createElement, whileHydrating } from '../preact/react.ts'

interface Drawn {
  readonly redraw: (props: LetterslotFormProps) => void
  readonly erase: () => void
}

const drawnIn = (root: Element): Drawn => ({
  redraw: (props) => render(createElement(LetterslotForm, { ...props }), root),
  erase: () => render(null, root),
})

export const byPreact = {
  createElement,
  draw(props: LetterslotFormProps, root: Element): Drawn {
    const drawn = drawnIn(root)
    drawn.redraw(props)
    return drawn
  },
  takeOver(props: LetterslotFormProps, root: Element): Drawn {
    whileHydrating(() => hydrate(createElement(LetterslotForm, { ...props }), root))
    return drawnIn(root)
  },
}
