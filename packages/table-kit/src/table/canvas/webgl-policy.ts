// Despite its name: WebGL without building functions from text, which the server's content policy
// forbids.
import 'pixi.js/unsafe-eval';
