import { readPaste } from './read-paste.ts'

/** The function by which pages are read where there is a DOM; every other one that needs a DOM runs in it. */
export const pageReaders = { readPaste } satisfies Readonly<Record<string, (text: string) => unknown>>

/** A page that repeats something: what stands before, the piece, what stands after. */
type Repeated = readonly [before: string, piece: string, after?: string]

function inForm(piece: string): Repeated {
  return ['<form>', piece, '</form>']
}

/** Pages of one thing many times, for each part of them that is gone through. */
export const repeatedPages: readonly Repeated[] = [
  inForm('<input name="a">'),
  inForm('<label>a <input name="a"></label>'),
  inForm('<label for="a">b</label>'),
  inForm('<input type="radio" name="a" value="b">'),
  inForm('<input type="checkbox" name="a[]">'),
  inForm('<input type="hidden" name="a">'),
  inForm('<textarea>'),
  inForm('<p>a</p>'),
  inForm('<h2>a</h2>'),
  inForm('<a href="/b">c</a>'),
  inForm('<button>a</button>'),
  inForm('<div role="slider"></div>'),
  inForm('<b onclick="a()">c</b>'),
  inForm('<x-y></x-y>'),
  inForm('<x-y>'),
  inForm('<div>'),
  inForm('<b>'),
  inForm('<fieldset disabled><legend>a</legend></fieldset>'),
  inForm('<tr><td>a<td><input>'),
  inForm('<span>a</span>'),
  inForm('{{a}} '),
  ['<form><select>', '<option>a</option>', '</select></form>'],
  ['<form><select>', '<option value="', '"></select></form>'],
  ['<form><label>', 'a ', '<input></label></form>'],
  ['<form><label>', '<i>a</i>', '<input></label></form>'],
  ['<form><input aria-labelledby="', 'a ', '"></form>'],
  ['<form><input style="', 'left:-9', '"></form>'],
  ['<form><input placeholder="', ' {{', '"></form>'],
  ['<form><input list="a"><datalist id="a">', '<option>b</option>', '</datalist></form>'],
  ['<form><input></form>', '<form><input></form>'],
  ['<form><input></form>', '<input name="a">'],
  ['<form><input></form>', '<iframe src="a"></iframe>'],
  ['<form><input></form>', '<template><input></template>'],
  ['<form><input></form>', '<script src="a"></script>'],
  ['<form><input></form>', '<script>a()</script>'],
  ['<form><input></form>', '<style>'],
  ['<form action="mailto:', 'a,', '"><input></form>'],
  ['', '<'],
  ['<form><input ', 'a="b" ', '></form>'],
]
