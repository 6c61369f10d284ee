import { createServer, type Server, type Socket } from 'node:net'

const greetingMs = 100
const extensions = ['250-bench.example', '250-PIPELINING', '250-SIZE 25000000', '250-8BITMIME', '250 AUTH PLAIN']
const replies: Readonly<Record<string, string>> = {
  EHLO: extensions.join('\r\n'),
  AUTH: '235 Welcome',
  MAIL: '250 Go on',
  RCPT: '250 Go on',
  DATA: '354 Write',
  RSET: '250 Forgotten',
  QUIT: '221 Bye',
}
const endOfText = Buffer.from('\r\n.\r\n')

/**
 * A mail server that takes everything and keeps nothing. It greets after a pause, as servers do that look at strangers first.
 * @param onData - is called when the text of a mail is asked for.
 */
export const createMailServer = (onData: () => void = () => {}): Server =>
  createServer((socket) => {
    socket.setNoDelay(true)
    socket.on('error', () => socket.destroy())
    setTimeout(() => socket.write('220 bench.example\r\n'), greetingMs)
    hold(socket, onData)
  })

function hold(socket: Socket, onData: () => void): void {
  let isText = false
  let rest = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    rest = rest.byteLength === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk])
    let answer = ''
    for (;;) {
      const end = isText ? rest.indexOf(endOfText) : rest.indexOf('\r\n')
      if (end === -1) break
      const verb = isText ? '.' : rest.toString('latin1', 0, 4).toUpperCase()
      rest = rest.subarray(end + (isText ? endOfText.byteLength : 2))
      isText = verb === 'DATA'
      if (isText) onData()
      answer += `${verb === '.' ? '250 Taken' : (replies[verb] ?? '500 Unknown')}\r\n`
      if (verb === 'QUIT') socket.end()
    }
    if (answer !== '') socket.write(answer)
  })
}
