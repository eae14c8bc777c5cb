// A websocket: tells the server what is watched, receives updates, sends commands, and reconnects by itself.
const PING_EVERY = 20_000; // ms, as all times here
const FIRST_WAIT = 500; // before another attempt; doubled each time
const LONGEST_WAIT = 8_000; // before the random factor
const LONGEST_ANSWER = 5_000; // then a command counts as unanswered

const urlOf = (path) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/${path}`;
const ENDED = 'account.ended'; // why the server closes a socket: this browser's session was ended

/**
 * Open a socket. `watched()`: what the page shows, or null, with the time of its last chat message in `chat`; `receive`
 * gets every message but the answers that a command still waits for; `ended`: this browser's session was ended.
 * `watch()` sends what is watched again; `retry()` connects at once if the connection is lost.
 * @param {string} path  below that of the API
 * @param {{watched: () => ({seat: number|null, version: number, chat?: number}|null),
 *          receive: (message: object) => void, state: (state: "connecting"|"open"|"lost") => void,
 *          ended?: () => void}} handlers
 * @returns {{watch: () => void, retry: () => void, close: () => void, command: (command: object) =>
 *   Promise<object|null>}}
 */
export function openSocket(path, handlers) {
  const connection = { socket: null, tries: 0, timer: 0, ping: 0, closed: false };
  const pending = new Map(); // command id → a function that takes the answer

  const isOpen = () => connection.socket?.readyState === WebSocket.OPEN;
  const send = (message) => {
    if (isOpen()) connection.socket.send(JSON.stringify(message));
  };
  const receive = (message) => {
    const takeAnswer = message.id === undefined ? undefined : pending.get(message.id);
    if (takeAnswer) takeAnswer(message);
    else handlers.receive(message);
  };
  const giveUp = () => { for (const takeAnswer of [...pending.values()]) takeAnswer(null); };

  /** Send a command; returns its answer, or null if none came: then it may be sent again, with the same id. */
  const command = (body) => new Promise((resolve) => {
    if (!isOpen()) { resolve(null); return; }
    const timer = setTimeout(() => pending.get(body.id)?.(null), LONGEST_ANSWER);
    pending.set(body.id, (message) => {
      clearTimeout(timer);
      pending.delete(body.id);
      resolve(message);
    });
    send({ type: 'command', ...body });
  });
  const watch = () => {
    const watched = handlers.watched();
    if (watched) send({ type: 'watch', ...watched });
  };
  const onOpen = () => {
    connection.tries = 0;
    handlers.state('open');
    watch();
  };
  const onClose = () => {
    giveUp();
    if (connection.closed) return;
    handlers.state('lost');
    clearTimeout(connection.timer);
    // The random factor keeps all browsers from reconnecting at the same moment.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** connection.tries) * (0.75 + Math.random() / 2);
    connection.tries += 1;
    connection.timer = setTimeout(connect, wait);
  };

  function connect() {
    clearTimeout(connection.timer);
    const socket = new WebSocket(urlOf(path));
    connection.socket = socket;
    socket.onopen = onOpen;
    socket.onmessage = (event) => receive(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (event.reason === ENDED) handlers.ended?.();
      if (connection.socket === socket) onClose();
    };
  }

  const retry = () => {
    if (connection.closed || [WebSocket.OPEN, WebSocket.CONNECTING].includes(connection.socket?.readyState)) return;
    connection.tries = 0;
    connect();
  };
  const onVisible = () => { if (!document.hidden) retry(); };

  connection.ping = setInterval(() => send({ type: 'ping' }), PING_EVERY);
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', onVisible);
  handlers.state('connecting');
  connect();

  const close = () => {
    connection.closed = true;
    clearInterval(connection.ping);
    clearTimeout(connection.timer);
    removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', onVisible);
    connection.socket?.close();
  };
  return { watch, retry, close, command };
}

/** Open the socket of a table. */
export const openTableSocket = (table, handlers) => openSocket(`tables/${encodeURIComponent(table)}/live`, handlers);
