"""Plays any game to its end: `python3 nemo.py http://localhost:2567 K7MQ4X` takes a seat."""
import json, random, sys, time, uuid
from contextlib import suppress
from urllib.parse import urljoin
from urllib.request import Request, urlopen
from websocket import WebSocketException, create_connection  # pip install websocket-client

server, code = sys.argv[1:]


def post(path, body):
    request = Request(urljoin(server, path), json.dumps(body).encode())
    request.add_header("content-type", "application/json")
    return json.load(urlopen(request, timeout=20))


def play(match, token, answered=None):
    """One connection to the table; whether it was the last that is needed."""
    place = urljoin(server, post(f"/api/matches/{match}/enter", {"token": token})["socket"])
    connection = create_connection(place.replace("http", "ws", 1))
    while True:
        kind, data = connection.recv_data()
        if kind == 8:  # the end: both codes say that another connection has the seat
            return int.from_bytes(data[:2], "big") in (4101, 4102)
        message = json.loads(data)
        over = message.get("table", {}).get("phase") == "over"
        if over or message.get("reasons", [{"code": "stale"}])[0]["code"] != "stale":
            return over
        prompt = message.get("prompt", {})
        if prompt.get("asked") and prompt["question"] != answered:
            answered, action = prompt["question"], random.choice(prompt["legal"])
            body = {"id": str(uuid.uuid4()), "basedOn": answered, "action": action}
            connection.send(json.dumps({"request": "submit", "n": answered, "body": body}))


seat, over = post("/api/join", {"code": code, "name": "Nemo", "program": True}), False
while not over:
    with suppress(OSError, WebSocketException):
        over = play(seat["matchId"], seat["token"])
    time.sleep(2)
