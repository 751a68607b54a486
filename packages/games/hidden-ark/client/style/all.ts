import './table.css';
import './board.css';
import './side.css';
import './narrow.css';
import './notes.css';
import './looks.css';
