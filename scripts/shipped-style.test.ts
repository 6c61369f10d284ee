import { expect, it } from 'vitest'
import { shippedStyle } from './shipped-style.ts'

it('[R121] raises each rule in no layer by two types, where its selector allows it, and leaves the form itself to its site', () => {
  const written = `/* A note { */
@layer letterslot {
  .ls-form { --ls-radius: 8px }
}
.ls-form {
  color: red;
  > form { color: blue }
}
.ls-text,
select.ls-control:is(.a, .b)::before {
  &:hover { color: red }
}
@media print {
  :is(button, a).ls-send { display: none }
}
@keyframes turn { to { rotate: 1turn } }`
  expect(shippedStyle(written).replace(/\s+/g, ' ')).toBe(
    '@layer letterslot { .ls-form { --ls-radius: 8px } } ' +
      '.ls-form { color: red; > form { color: blue } } ' +
      ':not(ls ls).ls-text, select:not(ls ls).ls-control:is(.a, .b)::before { &:hover { color: red } } ' +
      '@media print { :not(ls ls):is(button, a).ls-send { display: none } } ' +
      '@keyframes turn { to { rotate: 1turn } }',
  )
})

it('throws over a sheet that ends within a block', () => {
  expect(() => shippedStyle('.ls-text { color: red')).toThrow('without an end')
})
