import { expect, it } from 'vitest'
import { placeTooDeep } from './scan-markup.ts'

it.each<readonly [string, string, number | undefined]>([
  ['as deep as may be', '<div><div></div></div>', undefined],
  ['deeper', '<div><div><div>', 10],
  ['beside each other', '<div></div>'.repeat(9), undefined],
  ['without an end by rule', '<ul><li>a<li>b<li>c</ul><p>d<p>e<p>f', undefined],
  ['void', '<input><br><input><br><input>', undefined],
  ['with a slash that HTML passes by', '<div/><div/><div/>', 12],
  ['in a drawing, where it ends them', '<svg><g><path/><path/><path/></g></svg>', undefined],
  ['in a script', '<script>"<div><div><div>"</script>', undefined],
  ['in a comment', '<!-- <div><div><div> -->', undefined],
  ['in an attribute', '<div title="<div><div>">', undefined],
  ['after a text without an end', '<title><div><div><div>', 17],
])('[I1155] elements that stand %s are counted as a parser nests them', (_, html, place) => {
  expect(placeTooDeep(html, 2)).toBe(place)
})
