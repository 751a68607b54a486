"""The two calls of the package websocket-client that the example in the guide makes, for machines
on which that is not installed."""
import base64, os, socket, struct
from urllib.parse import urlsplit


class WebSocketException(Exception):
    pass


def create_connection(address):
    return _Connection(urlsplit(address))


class _Connection:
    def __init__(self, address):
        self._socket = socket.create_connection((address.hostname, address.port), timeout=60)
        self._read = self._socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET {address.path}?{address.query} HTTP/1.1\r\nHost: {address.netloc}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        if b" 101 " not in self._read.readline():
            raise WebSocketException("the server did not open a WebSocket")
        while self._read.readline().strip():
            pass

    def recv_data(self):
        """The next text, or the end (8); pings are answered."""
        while True:
            kind, data = self._frame()
            if kind == 9:
                self._send(10, data)
            elif kind in (1, 8):
                return kind, data

    def send(self, text):
        self._send(1, text.encode())

    def _frame(self):
        first, length = self._exactly(2)
        if length == 126:
            (length,) = struct.unpack(">H", self._exactly(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", self._exactly(8))
        return first & 15, self._exactly(length)

    def _exactly(self, count):
        data = self._read.read(count)
        if len(data) < count:
            raise WebSocketException("the connection broke")
        return data

    def _send(self, kind, data):
        length = len(data)
        head = bytes([128 | kind]) + (
            bytes([128 | length]) if length < 126 else b"\xfe" + struct.pack(">H", length)
        )
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self._socket.sendall(head + mask + masked)
