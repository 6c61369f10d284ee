import { expect, it, vi } from 'vitest'
import { readEmailJsCode } from '../../packages/intake/src/code/read-emailjs-code.ts'
import { growth, isFull } from './measure.ts'

vi.setConfig({ testTimeout: 300_000 })

/** A quarter of the longest program, in UTF-16 code units, and milliseconds below which that one says nothing. */
const [quarter, atLeastMs] = isFull ? [16 * 1024, 50] : [4 * 1024, 4]

/** Programs of one thing many times: what stands before, the piece, what stands after. */
it.each<readonly [before: string, piece: string, after: string]>([
  ['', 'f(this.a);', ''],
  ['function f(a){emailjs.send("service_a","template_a",{a},"k")}', 'f(1);', ''],
  ['class A{m(){', 'emailjs.send(this.a,this.b,{c:this.c});', '}}'],
  ['', 'x={data(){return{b:1}}};f(this.a);', ''],
  ['const x=<form>', '{l.map(q=><input name={q}/>)}', '</form>'],
  ['', 'a:', ''],
  ['', 'function f(){g()}', ''],
  ['', "fetch('/a');", ''],
  ['x', '.a()', ''],
])('[I1062] [F71] a program of %j and many %j is read in proportion to its length', async (before, piece, after) => {
  const text = (length: number) => before + piece.repeat(length / piece.length) + after
  const ratio = await growth(readEmailJsCode, text(2 * quarter), text(4 * quarter), atLeastMs)
  // A collection of garbage falls on one of two doublings, quadratic time on both.
  const confirmed = ratio && (await growth(readEmailJsCode, text(quarter), text(2 * quarter), atLeastMs / 4))
  expect(confirmed).toBe(undefined)
})
