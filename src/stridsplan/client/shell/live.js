// The table's websocket: tells the server what is watched, receives updates, sends commands, and reconnects by itself.
const PING_EVERY = 20_000;
const LONGEST_WAIT = 8_000;
const LONGEST_ANSWER = 5_000;

const address = (path) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/${path}`;
const ENDED = 'account.ended';

/**
 * Open the socket.
 * @param {string} path  its path below that of the API
 * @param {{watched: () => ({seat: number|null, version: number}|null), receive: (message: object) => void,
 *          state: (state: "connecting"|"open"|"lost") => void, ended?: () => void}} ends
 * @returns {{watch: () => void, retry: () => void, close: () => void, command: (command: object) =>
 *   Promise<object|null>}}
 */
export function openLine(path, ends) {
  const line = { socket: null, tries: 0, timer: 0, ping: 0, closed: false };
  const unanswered = new Map(); // command id -> what to do with the answer

  const isOpen = () => line.socket?.readyState === WebSocket.OPEN;
  const send = (message) => {
    if (isOpen()) line.socket.send(JSON.stringify(message));
  };
  const receive = (message) => {
    const answered = message.id === undefined ? undefined : unanswered.get(message.id);
    if (answered) answered(message);
    else ends.receive(message);
  };
  const giveUp = () => { for (const answered of [...unanswered.values()]) answered(null); };

  /** Send a command; returns its answer, or null if none came: then it may be sent again, with the same id. */
  const command = (body) => new Promise((resolve) => {
    if (!isOpen()) { resolve(null); return; }
    const timer = setTimeout(() => unanswered.get(body.id)?.(null), LONGEST_ANSWER);
    unanswered.set(body.id, (message) => {
      clearTimeout(timer);
      unanswered.delete(body.id);
      resolve(message);
    });
    send({ type: 'command', ...body });
  });
  const watch = () => {
    const watched = ends.watched();
    if (watched) send({ type: 'watch', ...watched });
  };
  const onOpen = () => {
    line.tries = 0;
    ends.state('open');
    watch();
  };
  const onClose = () => {
    giveUp();
    if (line.closed) return;
    ends.state('lost');
    clearTimeout(line.timer);
    const wait = Math.min(LONGEST_WAIT, 500 * 2 ** line.tries) * (0.75 + Math.random() / 2);
    line.tries += 1;
    line.timer = setTimeout(connect, wait);
  };

  function connect() {
    clearTimeout(line.timer);
    const socket = new WebSocket(address(path));
    line.socket = socket;
    socket.onopen = onOpen;
    socket.onmessage = (event) => receive(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (event.reason === ENDED) ends.ended?.();
      if (line.socket === socket) onClose();
    };
  }

  const retry = () => {
    if (line.closed || [WebSocket.OPEN, WebSocket.CONNECTING].includes(line.socket?.readyState)) return;
    line.tries = 0;
    connect();
  };
  const onSight = () => { if (!document.hidden) retry(); };

  line.ping = setInterval(() => send({ type: 'ping' }), PING_EVERY);
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', onSight);
  ends.state('connecting');
  connect();

  const close = () => {
    line.closed = true;
    clearInterval(line.ping);
    clearTimeout(line.timer);
    removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', onSight);
    line.socket?.close();
  };
  return { watch, retry, close, command };
}

/** Open the socket of a table. */
export const openLive = (table, ends) => openLine(`tables/${encodeURIComponent(table)}/live`, ends);
