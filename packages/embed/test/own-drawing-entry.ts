// Forms drawn as published scripts draw them, for the tests that compare that with React.

import { LetterslotForm, type LetterslotFormProps } from '../../react/src/LetterslotForm.tsx'
import { hydrate, render } from '../runtime/draw.ts'
import { createElement } from '../runtime/react.ts'

interface Drawn {
  readonly redraw: (props: LetterslotFormProps) => void
  readonly erase: () => void
}

const drawnIn = (root: Element): Drawn => ({
  redraw: (props) => render(createElement(LetterslotForm, { ...props }), root),
  erase: () => render(null, root),
})

export const byOurs = {
  createElement,
  draw(props: LetterslotFormProps, root: Element): Drawn {
    const drawn = drawnIn(root)
    drawn.redraw(props)
    return drawn
  },
  takeOver(props: LetterslotFormProps, root: Element): Drawn {
    hydrate(createElement(LetterslotForm, { ...props }), root)
    return drawnIn(root)
  },
}

export { hydrate, render } from '../runtime/draw.ts'
export { Fragment, jsx, useEffect, useSyncExternalStore } from '../runtime/react.ts'
