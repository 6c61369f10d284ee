// Forms drawn by Preact, for the tests that compare it with React.
import { LetterslotForm } from '@letterslot/react'
import { hydrate, render } from 'preact'
import { createElement, whileHydrating } from './react.mjs'

const drawnIn = (root) => ({
  redraw: (props) => render(createElement(LetterslotForm, props), root),
  erase: () => render(null, root),
})

export const byPreact = {
  createElement,
  draw(props, root) {
    const drawn = drawnIn(root)
    drawn.redraw(props)
    return drawn
  },
  takeOver(props, root) {
    whileHydrating(() => hydrate(createElement(LetterslotForm, props), root))
    return drawnIn(root)
  },
}
