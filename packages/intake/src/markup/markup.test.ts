import { expect, it } from 'vitest'
import { disarm } from './markup.ts'

it.each([
  ['<a onclick="x">', '<a data-onclick="x">'],
  ["<a ONCLICK = 'x' style=y>", "<a data-ONCLICK = 'x' data-style=y>"],
  ['<a title=" onclick=x ">', '<a title=" onclick=x ">'],
  ['<a title=onclick name=style>', '<a title=onclick name=style>'],
  ['<img/onerror=x/src=y>', '<img/data-onerror=x/src=y>'],
  ['<input name="style" placeholder="style=">', '<input name="style" placeholder="style=">'],
  ['<script>\nalert("<form>")\n</script>a', '\n\n</script>a'],
  ['<style>a{}</style><!-- <form>\n -->b', '</style>\nb'],
  ['<base href="x"><link\nrel=y><meta z>c', '\nc'],
  ['a < b <3 <', 'a < b <3 <'],
  ['<form onsubmit="a', '<form data-onsubmit="a'],
])('[I621] %j is parsed as %j', (html, harmless) => {
  expect(disarm(html)).toBe(harmless)
})
