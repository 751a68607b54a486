import './table.css';
import './board.css';
import './side.css';
import './narrow.css';
import './looks.css';
